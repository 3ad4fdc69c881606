/** Adds a script to the page; one that is blocked or missing changes nothing. It never holds up the page. */
export function loadScript(source: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.defer = true;
  script.src = source;
  document.head.append(script);
  return script;
}
