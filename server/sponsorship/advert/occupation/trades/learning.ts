import type { Trade } from './trade.ts'

/** Teachers of schools share a pay scale: where a title does not tell the phase, the others are named. */
export const LEARNING: Trade[] = [
  {
    code: '2314',
    titles:
      'primary teacher, primary school teacher, class teacher, ks1 teacher, ks2 teacher, key stage 1 teacher, key stage 2 teacher, year 1 teacher, year 2 teacher, year 3 teacher, year 4 teacher, year 5 teacher, year 6 teacher, infant teacher, junior school teacher, primary class teacher, primary supply teacher, primary early career teacher, ppa teacher, primary ppa teacher, primary school supply teacher, lower ks2 teacher, upper ks2 teacher, early career teacher primary, eyf primary teacher, primary school class teacher',
    others: '2315',
  },
  {
    code: '2315',
    titles:
      'nursery teacher, nursery school teacher, early year teacher, reception teacher, eyf teacher, pre school teacher, reception class teacher, kindergarten teacher, nursery class teacher',
    others: '2314',
  },
  {
    code: '2313',
    titles:
      'secondary teacher, secondary school teacher, math teacher, mathematic teacher, english teacher, science teacher, physic teacher, chemistry teacher, biology teacher, geography teacher, history teacher, french teacher, spanish teacher, german teacher, mfl teacher, computing teacher, computer science teacher, ict teacher, business study teacher, business teacher, economic teacher, business and economic teacher, religious education teacher, re teacher, rs teacher, drama teacher, dt teacher, design and technology teacher, food technology teacher, food teacher, pe teacher, physical education teacher, art teacher, sociology teacher, psychology teacher, humanity teacher, teacher of english, teacher of math, teacher of mathematic, teacher of science, teacher of physic, teacher of chemistry, teacher of biology, teacher of geography, teacher of history, teacher of french, teacher of spanish, teacher of mfl, teacher of computing, teacher of computer science, teacher of business, teacher of economic, teacher of re, teacher of drama, teacher of dt, teacher of design and technology, teacher of food, teacher of pe, teacher of girl pe, teacher of art, teacher of music, teacher of psychology, teacher of sociology, teacher of humanity, head of math, head of science, head of english, head of geography, head of history, head of year teacher, sixth form teacher, ks3 teacher, ks4 teacher, secondary supply teacher, secondary school supply teacher, teacher of modern foreign language, modern foreign language teacher, science academic mentor teacher, politic teacher, latin teacher, teacher of latin, teacher of philosophy, teacher of religious study, teacher of religious education',
    others: '2314 2312',
  },
  {
    code: '2313',
    titles:
      'teacher, school teacher, supply teacher, cover teacher, qualified teacher, early career teacher, ect teacher, newly qualified teacher, nqt, daily supply teacher, assistant head teacher, assistant headteacher, deputy head teacher, deputy headteacher',
    others: '2314 2315 2316',
  },
  {
    code: '2319',
    titles:
      'music teacher, peripatetic music teacher, private tutor, adult education tutor, piano teacher, singing teacher',
    others: '2313 2314',
  },
  {
    code: '2316',
    titles:
      'sen teacher, send teacher, special need teacher, special educational need teacher, sen class teacher, sen primary teacher, primary sen teacher, sen secondary teacher, secondary sen teacher, autism teacher, semh teacher, senco, sendco, behaviour support teacher, learning support teacher, teacher of the deaf, special school teacher, asd teacher, sen school teacher, teacher of sen, asc teacher, pru teacher, alternative provision teacher',
    others: '2313 2314',
  },
  {
    code: '2321',
    titles:
      'head teacher, headteacher, executive head teacher, executive headteacher, school principal, head of school',
    others: '',
  },
  {
    code: '6112',
    titles:
      'teaching assistant, classroom assistant, sen teaching assistant, send teaching assistant, primary teaching assistant, graduate teaching assistant, secondary teaching assistant, ks1 teaching assistant, ks2 teaching assistant, sen classroom assistant, special need teaching assistant, eyf teaching assistant, ta, send classroom assistant, sen ta, semh teaching assistant, autism teaching assistant, special school teaching assistant, nursery teaching assistant, graduate sen teaching assistant',
    others: '6113',
  },
  {
    code: '6113',
    titles:
      'learning support assistant, lsa, sen learning support assistant, educational support assistant, special need assistant, sen support assistant, behaviour mentor, learning mentor, academic mentor, behaviour support assistant, pastoral support assistant, cover supervisor, one to one support assistant, 1 to 1 support assistant, sen lsa, send learning support assistant, send support assistant, learning support worker, sen support worker, sen behaviour mentor, 1 1 support assistant',
    others: '6112',
  },
  {
    code: '3231',
    titles:
      'higher level teaching assistant, hlta, advanced teaching assistant, learning support practitioner',
    others: '',
  },
  {
    code: '2311',
    titles:
      'university lecturer, lecturer higher education, professor, associate professor, senior lecturer, assistant professor, reader university, university teacher, professor of practice',
    others: '2312',
  },
  {
    code: '2312',
    titles:
      'further education lecturer, fe lecturer, lecturer further education, college lecturer, fe college lecturer, further education teacher, fe teacher, functional skill tutor, teacher further education, further education tutor, esol lecturer, college tutor, construction lecturer, plumbing lecturer, electrical lecturer',
    others: '',
  },
  { code: '2312', titles: 'lecturer', others: '2311' },
  {
    code: '2317',
    titles:
      'tefl teacher, esl teacher, efl teacher, esol tutor, esol teacher, english as a foreign language teacher, tefl',
  },
  {
    code: '2162',
    titles:
      'postdoctoral researcher, research fellow, postdoctoral research associate, postdoctoral fellow, research associate, postdoctoral research fellow, pdra',
    others: '2119 2112 2311',
  },
  {
    code: '8215',
    titles:
      'driving instructor, trainee driving instructor, hgv driving instructor, car driving instructor',
  },
  { code: '3572', titles: 'career adviser, career advisor, career consultant, career teacher' },
  {
    code: '3574',
    titles:
      'vocational trainer, nvq assessor, training officer, skill trainer, apprenticeship assessor, training consultant, technical trainer',
    others: '3573',
  },
  { code: '3573', titles: 'it trainer, software trainer, it tutor' },
  {
    code: '9232',
    titles:
      'midday supervisor, lunchtime supervisor, midday meal supervisor, school crossing patrol, midday assistant, lunchtime assistant',
  },
  { code: '9233', titles: 'exam invigilator, invigilator, examination invigilator' },
  { code: '2471', titles: 'librarian, school librarian' },
  { code: '4135', titles: 'library assistant' },
  {
    code: '3433',
    titles:
      'personal trainer, fitness coach, gym instructor, fitness instructor, yoga teacher, pilate teacher, personal trainer fitness coach, fitness trainer, gym coach',
  },
  {
    code: '3432',
    titles:
      'sport coach, swimming teacher, football coach, swimming instructor, tenni coach, multi sport coach',
  },
]
