/** SCSS modules in tests: each class name is its own value. */
export default new Proxy<Record<string, string>>({}, { get: (_, name) => String(name) });
