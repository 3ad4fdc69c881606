import type { ContentSources, FieldSource } from './contentSources.ts';

const ATTRIBUTE = 'data-sanity';
/** The order of a list is edited in the Studio, not by dragging what the site shows of it. */
const NO_DRAGGING = 'data-sanity-drag-disable';
/** Their texts are not seen, or have no box of their own. */
const SKIPPED = 'script, style, template, noscript, option, sanity-visual-editing';
/** How far apart the texts of one document are: from a card's name to the card. Elements. */
const LEVELS = 8;

/**
 * Marks each text and picture of an element with the field that it comes from, for the overlays of
 * `@sanity/visual-editing`. Attributes take no room, and React leaves alone those that it has not set.
 *
 * Where several documents have the same text, as all events of a day have the day's, the one that is shown closest by
 * is taken.
 */
export function markSources(root: Element, sources: ContentSources): void {
  const marks = new Map<Element, string>();
  const unclear: [Element, readonly FieldSource[]][] = [];
  /** The documents that are shown in an element. */
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

/** Elements with their possible sources; those without any are left out. */
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

/** The element and those around it, from the inside out. */
function parentsOf(element: Element): Element[] {
  const parents: Element[] = [];
  for (let at: Element | null = element; at && parents.length < LEVELS; at = at.parentElement)
    parents.push(at);
  return parents;
}
