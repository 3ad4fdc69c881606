/** Reads XML as strictly as a feed reader may: what is not well-formed throws. */
export function readXml(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const fault = document.querySelector('parsererror');
  if (fault) throw new Error(`${fault.textContent}\n${text}`);
  return document;
}
