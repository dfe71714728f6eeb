import { asScriptText } from './script-text.ts'

interface DataBlockProps {
  /** Schema.org's words for what the page shows; null for a page that has none to give. */
  data: object | null
}

/** Facts for search engines. Browsers do not run it, so that the policy on scripts lets it be. */
export function DataBlock({ data }: DataBlockProps) {
  if (!data) return null
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: asScriptText(data) }} />
  )
}
