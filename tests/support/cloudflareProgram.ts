/** Builds the Cloudflare Worker from the built site, with the variables of the process. */
import webpack from 'webpack';
import { cloudflareConfig } from '../../src/build/cloudflare.ts';

webpack(cloudflareConfig(), (error, stats) => {
  if (error || stats?.hasErrors()) throw error ?? new Error(stats?.toString('errors-only'));
});
