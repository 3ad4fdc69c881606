FROM node:22-slim AS packages
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts

# The site's variables are built into it. None is a secret.
FROM node:22-slim AS base
WORKDIR /site
ARG EVENT_ID SITE_URL STUDIO_URL LIVE \
  SANITY_PROJECT_ID SANITY_DATASET SANITY_API_VERSION SANITY_API_HOST SANITY_READ_TOKEN \
  SUPABASE_URL SUPABASE_ANON_KEY TURNSTILE_SITE_KEY \
  SENTRY_DSN GA_MEASUREMENT_ID PAGE_VIEW_SCRIPT
ENV EVENT_ID=$EVENT_ID SITE_URL=$SITE_URL STUDIO_URL=$STUDIO_URL LIVE=$LIVE \
  SANITY_PROJECT_ID=$SANITY_PROJECT_ID SANITY_DATASET=$SANITY_DATASET SANITY_API_VERSION=$SANITY_API_VERSION \
  SANITY_API_HOST=$SANITY_API_HOST SANITY_READ_TOKEN=$SANITY_READ_TOKEN \
  SUPABASE_URL=$SUPABASE_URL SUPABASE_ANON_KEY=$SUPABASE_ANON_KEY TURNSTILE_SITE_KEY=$TURNSTILE_SITE_KEY \
  SENTRY_DSN=$SENTRY_DSN GA_MEASUREMENT_ID=$GA_MEASUREMENT_ID PAGE_VIEW_SCRIPT=$PAGE_VIEW_SCRIPT

FROM base AS build
COPY --from=packages /site/node_modules node_modules
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts

FROM base
COPY --from=build /site/package.json /site/tsconfig.json ./
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/src src
COPY --from=build /site/dist dist
COPY --from=build /site/dist-node dist-node
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch('http://localhost:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--import", "tsx", "src/server/main.ts"]
