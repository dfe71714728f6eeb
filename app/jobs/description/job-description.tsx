import { Fragment } from 'react'
import { toBlocks, type Block } from '../../../contract/description/description-blocks.ts'
import styles from './job-description.module.css'

interface JobDescriptionProps {
  text: string
  /** Reduced to a safe subset when it was stored. */
  html: string | null
}

/** The advert's own words, with the structure its writer gave them. */
export function JobDescription({ text, html }: JobDescriptionProps) {
  if (html) {
    return <div className={styles.description} dangerouslySetInnerHTML={{ __html: html }} />
  }
  return (
    <div className={styles.description}>
      {toBlocks(text).map((block, index) => (
        <Fragment key={index}>{renderBlock(block)}</Fragment>
      ))}
    </div>
  )
}

function renderBlock(block: Block) {
  if (block.kind === 'heading') return <h3>{block.text}</h3>
  if (block.kind === 'paragraph') return <p>{block.text}</p>
  const List = block.isOrdered ? 'ol' : 'ul'
  return (
    <List>
      {block.items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </List>
  )
}
