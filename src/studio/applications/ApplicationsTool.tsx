import styles from './tool.module.css';
import { SignIn } from './components/SignIn.tsx';
import { Workplace } from './components/Workplace.tsx';
import { signOut } from './session.ts';
import type { ToolProps } from './toolProps.ts';
import { useSession } from './useSession.ts';

/** The organisers' tool: reads, compares and decides the vendors' applications. */
export function ApplicationsTool(props: ToolProps) {
  const { client, scheme: colorScheme } = props;
  const session = useSession(client);
  if (session === undefined) return <div className={styles.tool} style={{ colorScheme }} />;
  return (
    <div className={styles.tool} style={{ colorScheme }}>
      {session ? (
        <Workplace {...props} email={session.user.email ?? ''} onSignOut={() => void signOut(client)} />
      ) : (
        <SignIn client={client} />
      )}
    </div>
  );
}
