/** Whether a query is for documents of a type. That of a menu is not: it only asks which screens have any. */
export function asksFor(type: string) {
  return (query: URLSearchParams): boolean => {
    const groq = query.get('query') ?? '';
    return groq.includes(`"${type}"`) && !groq.includes('"navigation"');
  };
}
