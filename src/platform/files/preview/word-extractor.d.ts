declare module 'word-extractor' {
  export default class WordExtractor {
    extract(source: Buffer): Promise<{
      getBody(): string
      getHeaders(options?: { includeFooters?: boolean }): string
      getTextboxes(): string
    }>
  }
}
