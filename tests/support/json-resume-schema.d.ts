/** The package has no types of its own. */
declare module '@jsonresume/schema' {
  export const schema: object
  export function validate(
    resume: object,
    callback: (errors: unknown, isValid?: boolean) => void,
  ): void
}
