export function conceptsIn(_t: string, _n?: string): string[] {
  return []
}
