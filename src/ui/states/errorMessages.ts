interface ErrorMessages {
  title: string;
  text: string;
}

const RULES: readonly (ErrorMessages & { pattern: RegExp })[] = [
  {
    pattern: /not found|404/i,
    title: 'Page Not Found',
    text: "The page you're looking for doesn't exist or has been moved.",
  },
  {
    pattern: /fetch|network/i,
    title: 'Connection Error',
    text: 'Unable to connect to our servers. Please check your internet connection.',
  },
  {
    pattern: /server|500/i,
    title: 'Server Error',
    text: 'Our servers are experiencing issues. Please try again in a few moments.',
  },
];

/** Selects texts by an error's message; the first matching rule wins. */
export function errorMessages(message: string): ErrorMessages {
  const rule = RULES.find(({ pattern }) => pattern.test(message));
  return rule
    ? { title: rule.title, text: rule.text }
    : {
        title: 'Something Went Wrong',
        text: "An unexpected error occurred. We've been notified and are working on a fix.",
      };
}
