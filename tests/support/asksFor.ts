/**
 * Whether a query is for documents of a type. The query of a menu is not: it only checks which screens have documents.
 */
export function asksFor(type: string) {
  return (query: URLSearchParams): boolean => {
    const groq = query.get('query') ?? '';
    return groq.includes(`"${type}"`) && !groq.includes('"navigation"');
  };
}
