import type { SupabaseClient } from '@supabase/supabase-js';
import { type FormEvent, useState } from 'react';
import styles from '../tool.module.css';
import { signIn } from '../session.ts';

export function SignIn({ client }: { client: SupabaseClient }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function send() {
    setSending(true);
    setFault(await signIn(client, email, password));
    setSending(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isSending) void send();
  }

  return (
    <main className={styles.signIn}>
      <h1>Applications</h1>
      <p>For organisers.</p>
      <form className={styles.form} onSubmit={submit}>
        <label className={styles.field}>
          Email
          <input
            type="email"
            autoComplete="username"
            required
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </label>
        <label className={styles.field}>
          Password
          <input
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </label>
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
        <button type="submit" className={styles.primary}>
          {isSending ? 'Signing in …' : 'Sign in'}
        </button>
      </form>
    </main>
  );
}
