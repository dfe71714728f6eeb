/** JSON in which no text can end or comment out the surrounding `<script>`: every way to do so begins with `<`. */
export function escapeJson(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`)
}
