import type { ContentSources, FieldSource } from './contentSources.ts';

const ATTRIBUTE = 'data-sanity';
/** Switches dragging off: the order of a list is changed in the Studio. */
const NO_DRAGGING = 'data-sanity-drag-disable';
/** Elements whose texts are invisible or have no box of their own. */
const SKIPPED = 'script, style, template, noscript, option, sanity-visual-editing';
/** How many levels of elements may be between the texts of one document, such as from a card's name to the card. */
const LEVELS = 8;

/**
 * Marks each text and picture in an element with the field that it comes from, for the overlays of
 * `@sanity/visual-editing`. Attributes need no space, and React keeps attributes that it has not set.
 *
 * If several documents have the same text, as all events of a day show the day's name, the document that is shown
 * closest to the text is used.
 */
export function markSources(root: Element, sources: ContentSources): void {
  const marks = new Map<Element, string>();
  const unclear: [Element, readonly FieldSource[]][] = [];
  /** The documents that are shown in each element. */
  const shownIn = new Map<Element, Set<string>>();

  function mark(element: Element, { attribute, documentId }: FieldSource) {
    if (!marks.has(element)) marks.set(element, attribute);
    for (const parent of parentsOf(element)) {
      const shown = shownIn.get(parent);
      if (shown) shown.add(documentId);
      else shownIn.set(parent, new Set([documentId]));
    }
  }

  for (const [element, found] of findSources(root, sources)) {
    const [first, ...others] = found;
    if (first && others.every(({ documentId }) => documentId === first.documentId)) mark(element, first);
    else unclear.push([element, found]);
  }
  for (const [element, found] of unclear) {
    const closest = parentsOf(element).find((parent) =>
      found.some(({ documentId }) => shownIn.get(parent)?.has(documentId)),
    );
    const shown = closest && shownIn.get(closest);
    const source = found.find(({ documentId }) => shown?.has(documentId)) ?? found[0];
    if (source && !marks.has(element)) marks.set(element, source.attribute);
  }

  for (const element of root.querySelectorAll(`[${ATTRIBUTE}]`)) {
    if (!marks.has(element)) element.removeAttribute(ATTRIBUTE);
  }
  for (const [element, attribute] of marks) {
    if (element.getAttribute(ATTRIBUTE) === attribute) continue;
    element.setAttribute(ATTRIBUTE, attribute);
    element.setAttribute(NO_DRAGGING, '');
  }
}

/** Elements with their possible fields. Elements without any are left out. */
function findSources(root: Element, sources: ContentSources): [Element, FieldSource[]][] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches(SKIPPED) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const found: [Element, FieldSource[]][] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof HTMLImageElement && node.src !== '') found.push([node, sources.ofPicture(node.src)]);
    else if (node instanceof Text && node.parentElement)
      found.push([node.parentElement, sources.ofText(node.data)]);
  }
  return found.filter(([, ofNode]) => ofNode.length > 0);
}

/** The element and its ancestors, innermost first. */
function parentsOf(element: Element): Element[] {
  const parents: Element[] = [];
  for (let at: Element | null = element; at && parents.length < LEVELS; at = at.parentElement)
    parents.push(at);
  return parents;
}
