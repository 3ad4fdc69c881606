interface PageHeadProps {
  title: string;
  description: string;
}

/** What a screen says of itself to tabs, search engines and chats. React lifts the tags into the head. */
export function PageHead({ title, description }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
    </>
  );
}
