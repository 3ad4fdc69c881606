import { type Catalogue, addMessages } from './catalogues.ts';
import { baseOf, languageOf, languagesIn } from './pageLanguage.ts';

declare global {
  // For the code that webpack runs when it loads a chunk (src/build/messages.ts).
  var loadMessages: ((chunk: string) => Promise<void> | undefined) | undefined;
}

/** Tells a page in another language than English where the texts of its chunks are. */
export function messagesTag(language: string, folder: string, chunks: readonly string[]): string {
  return `<meta name="messages" content="${[language, folder, ...chunks].join(' ')}">`;
}

/**
 * From now on each chunk loads together with its texts in the page's language. Without a network the texts stay English.
 *
 * @param page its `messagesTag` names the language; a page without it is in English.
 */
export function loadChunkMessages(page: Document): void {
  const [own = '', folder = '', ...names] = readMessagesTag(page);
  if (folder === '') return;
  const loading = new Map<string, Promise<void>>();
  globalThis.loadMessages = (chunk) => {
    if (!names.includes(chunk)) return undefined;
    let messages = loading.get(chunk);
    if (!messages) loading.set(chunk, (messages = load(chunk)));
    return messages;
  };

  async function load(chunk: string): Promise<void> {
    try {
      const response = await fetch(`${folder}${chunk}.json`);
      addMessages(own, (await response.json()) as Catalogue);
    } catch {
      // The next navigation that needs the chunk asks again.
      loading.delete(chunk);
    }
  }
}

/** What the `messagesTag` of the page's language says: the language, its folder and the chunks. Nothing for English. */
export function readMessagesTag(page: Document): string[] {
  const own = baseOf(languageOf(page.location.pathname, languagesIn(page)).language);
  const tag = page.querySelector<HTMLMetaElement>(`meta[name=messages][content^="${own} "]`);
  return tag?.content.split(' ') ?? [];
}
