/** Functions and methods that the site does not use. */
const UNUSED = [
  'date',
  'time',
  'number',
  'decodeEscapeSequences',
  'get locales',
  'get localeData',
  '_loadLocaleData',
  'loadLocaleData',
  'loadAndActivate',
  'setMessagesCompiler',
];

const EMPTIED = new RegExp(
  `^( *)((?:function )?(?:${UNUSED.join('|')}))\\([^]*?\\) \\{\\n[^]*?^\\1\\}`,
  'gm',
);

/**
 * A webpack loader that makes what the site does not use of Lingui removable: two thirds of it. Texts are always compiled;
 * they have values, plurals and choices, but no numbers as `#`, dates or escapes. `tests/architecture/messages.test.ts`
 * finds them.
 */
export default function slimLingui(code) {
  return (
    code
      .replace(EMPTIED, '$1$2() {}')
      // Numbers, dates and escapes.
      .replace(/^ {4}(?:number|date|time): \(value, format\) => [^]*?\)(?:,(?=\n {4}\w)|(?=\n {2}\}))/gm, '')
      .replace(/return replaceOctothorpe\(.*, message\)/g, 'return message')
      .replace(/token === "#" && replaceOctothorpe|ESCAPE_SEQUENCE_REGEX\.test\(\w+\)/g, 'false')
      // Events, and checks for mistakes of developers.
      .replace(/ extends EventEmitter|^ +super\(\);|^ +this\.emit\(.*\);/gm, '')
      .replace(/!this\.locale\b|\bparams\.(?:missing|localeData|locales)\b/g, 'undefined')
      .replace(/\bthis\._(?:missing|messageCompiler)\b(?! =)/g, 'undefined')
      .replace(/console\.warn\(`[^`]*`\);/g, '')
      // Properties, and the instance that is made when the module loads.
      .replace(/^ +__publicField\(this, (?:"\w+"|"t", .*)\);/gm, '')
      .replace(/__publicField\(this, "(\w+)", (.*)\);/g, 'this.$1 = $2;')
      .replace('i18n = setupI18n()', 'i18n = /*#__PURE__*/ setupI18n()')
  );
}
