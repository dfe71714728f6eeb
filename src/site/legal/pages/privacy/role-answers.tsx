import styles from '../legal.module.css'

interface Answer {
  title: string
  text: string
}

export const LOOKING_FOR_WORK: readonly Answer[] = [
  {
    title: 'What you give us',
    text: 'Name, email and country. More only if you like: a picture, a CV, answers. An application needs a phone number.',
  },
  {
    title: 'Why we may',
    text: 'To do what you ask: send your application, show it to you, write to you about it.',
  },
  {
    title: 'What the employer gets',
    text: 'What is in the application. For its own copy, the employer answers itself.',
  },
  {
    title: 'What you need not say',
    text: 'Anything about your visa or yourself that an employer asks: choose ‘I would rather not say’, or leave it out.',
  },
]

export const HIRING: readonly Answer[] = [
  {
    title: 'Your applicants’ data',
    text: 'You and we both answer for it. Notes about somebody are yours: they can ask you for them.',
  },
  {
    title: 'Your proof',
    text: 'We keep what was proved, when and by whom. Of a code we keep only a hash, and only until it is used.',
  },
]

export const FOUNDING: readonly Answer[] = [
  { title: 'Your documents', text: 'You and our desk can open them.' },
  {
    title: 'How long',
    text: 'Your case closes after six months without a word from you, and is deleted a year later.',
  },
]

export const JUST_LOOKING: readonly Answer[] = [
  {
    title: 'Cookies',
    text: 'A few small ones, to make pages work: typefaces your browser has, the job you looked at last. More only when you use something: save a job, answer a question, log in. None is for advertising.',
  },
  {
    title: 'The server’s log',
    text: 'No names, no email addresses and no full network addresses are in it. Whoever runs the site decides how long it is kept: ask us.',
  },
  {
    title: 'Searches',
    text: 'We do not store what you search for, unless you make an alert.',
  },
]

export function Answers({ answers }: { answers: readonly Answer[] }) {
  return (
    <div className={styles.answers}>
      {answers.map(({ title, text }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  )
}
