/** Explains, without JavaScript, why a form's button is disabled. */
export function NeedsScript() {
  return <noscript>This form needs JavaScript.</noscript>;
}
