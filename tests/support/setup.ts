if (typeof document !== 'undefined') await import('./effects-settled.ts')
