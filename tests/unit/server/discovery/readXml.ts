/** Parses XML strictly: throws if it is not well-formed. */
export function readXml(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const fault = document.querySelector('parsererror');
  if (fault) throw new Error(`${fault.textContent}\n${text}`);
  return document;
}
