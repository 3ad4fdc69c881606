import type { Page } from 'playwright-core';
import {
  ADDRESS_ATTRIBUTES,
  type Attribute,
  neverRead,
  unsafeAttributes,
} from '../../support/hostile/sweep.ts';
import { expectNoSidewaysScroll } from '../../support/browser/anyScreen.ts';

/**
 * Checks that the document contains nothing unsafe, no internal values, no overflowing elements, and no text that
 * changes the direction of other text.
 */
export async function expectSound(page: Page, origin: string): Promise<void> {
  const { attributes, text, loose } = await page.evaluate(readDocument, ADDRESS_ATTRIBUTES);
  expect(unsafeAttributes(attributes, origin)).toEqual([]);
  expect(neverRead(text)).toEqual([]);
  expect(loose).toEqual([]);
  await expectNoSidewaysScroll(page);
}

/** Runs in the browser. */
function readDocument(addressAttributes: readonly string[]) {
  const attributes: Attribute[] = [];
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes)
      if (addressAttributes.includes(name)) attributes.push([name, value]);
    const property = element.getAttribute('property') ?? '';
    if (/^og:(image|url)$/.test(property))
      attributes.push([`meta ${property}`, element.getAttribute('content') ?? '']);
  }

  /** Texts with right-to-left characters that are not isolated. */
  const loose: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode;
    const turns = /[\u0590-\u08ff\u202a-\u202e\u2066-\u2069]/.test(nodeValue ?? '');
    if (turns && !parentElement?.closest('[dir=auto], bdi, script, option'))
      loose.push(`${parentElement?.tagName}: ${nodeValue?.slice(0, 80)}`);
  }
  return { attributes, loose, text: `${document.title} ${document.body.innerText}` };
}
