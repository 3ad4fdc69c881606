/** Adds an async script to the page. A script that is blocked or missing has no effect. */
export function loadScript(source: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.defer = true;
  script.src = source;
  document.head.append(script);
  return script;
}
