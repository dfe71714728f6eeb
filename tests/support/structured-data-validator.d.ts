/** Types for a JSON-LD checker, which has none. */
declare module '@adobe/structured-data-validator' {
  export interface Issue {
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
  }

  export default class Validator {
    constructor(vocabulary: object)
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}
