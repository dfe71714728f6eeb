import { SaxesParser } from 'saxes'

/** The texts of elements by name, in order. Throws if the text is not well-formed XML. */
export function readXml(text: string): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  const open: string[] = []
  const parser = new SaxesParser()
  const take = (piece: string) => open.push((open.pop() ?? '') + piece)
  parser.on('opentag', () => open.push(''))
  parser.on('text', take)
  parser.on('cdata', take)
  parser.on('closetag', ({ name }) => {
    const texts = (found[name] ??= [])
    texts.push(open.pop() ?? '')
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(text).close()
  return found
}

/** A hostile title, as far as the database stores it. */
export const HOSTILE = ']]> and ]]> <b>&amp;</b> "quoted" \u0008 👩‍⚕️ </title>'
