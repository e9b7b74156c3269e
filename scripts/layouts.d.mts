export function layoutOf(screen: string): string | undefined
