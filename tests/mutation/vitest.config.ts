import { defineConfig } from 'vitest/config'

/** The unit tests of what stryker.config.mjs changes. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    isolate: false,
    include: ['src/domain/**/*.test.ts', 'src/server/features/{booking-mails,documents}/**/*.test.ts'],
    // Those that draw documents and start threads see nothing of the rules, and take most of the time.
    exclude: ['**/*.int.test.ts', '**/{build-booking-pdf,draw-booking-pdf,work-in-thread}.test.ts'],
  },
})
