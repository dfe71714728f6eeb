/** JSON that no text in it can end or comment out, inside a `<script>`: all that could begins with `<`. */
export function toScriptText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
