import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageHead } from '../../ui/page-head/PageHead';
import { ErrorScreen } from '../../ui/states/ErrorScreen';

/** Any path that leads nowhere. */
export function Component() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    console.warn(`No page at ${pathname}`);
  }, [pathname]);
  return (
    <>
      <PageHead title="Page Not Found" description="The path doesn't exist or has been moved." />
      <meta name="robots" content="noindex" />
      <ErrorScreen
        message="not found"
        text="The path doesn't exist or has been moved."
        isWholeScreen
        onRetry={null}
        onBack={() => void navigate(-1)}
      />
    </>
  );
}
