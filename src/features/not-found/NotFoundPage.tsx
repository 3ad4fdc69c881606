import { useEffect } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useFestival } from '#content/festival/useFestival.ts';
import { pageTitle } from '#content/festival/pageTitle.ts';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { ErrorScreen } from '#ui/states/ErrorScreen.tsx';
import type { NotFoundState } from './notFoundState.ts';

/** Shown for unknown paths, and by screens that redirect here. */
export function Component() {
  const { pathname, state } = useLocation() as Location<Partial<NotFoundState> | null>;
  const { attempted = pathname, reason } = state ?? {};
  const navigate = useNavigate();
  const festival = useFestival();
  useEffect(() => {
    console.warn(`No page at ${attempted}`);
  }, [attempted]);
  return (
    <>
      <PageHead title={pageTitle('Page Not Found', festival)} robots="noindex" />
      <ErrorScreen
        error={{ message: 'not found' }}
        text={reason ?? "The path doesn't exist or has been moved."}
        isWholeScreen
        onRetry={null}
        onBack={() => void navigate(-1)}
      />
    </>
  );
}
