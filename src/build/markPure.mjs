/**
 * A webpack loader that makes unused modules of React Router removable. When they load, they call `forwardRef` and set
 * `displayName`. Because of these side effects webpack would keep forms, `NavLink` and framework prefetching: 4 kB
 * compressed. It also empties the functions that warn developers on the console, so that their texts are removed.
 */
export default function markPure(code) {
  return code
    .replace(/^[\w$.]+\.displayName = "[^"]*";$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|createContext)\()/g, '= /*#__PURE__*/ $1')
    .replace(/^function (warning|warningOnce)\((.*)\) \{\n[^]*?^\}/gm, 'function $1($2) {}');
}
