/** JSON that no text in it can end or comment out, inside a `<script>`: all that could begins with `<`. */
export function escapeJson(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`)
}
