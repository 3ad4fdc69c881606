/** Says why the button of a form stays disabled where no script will come. */
export function NeedsScript() {
  return <noscript>This form needs JavaScript.</noscript>;
}
