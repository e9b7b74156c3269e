export function checkLinks(
  origin: string,
  options?: { each?: number; onProgress?: (done: number, waiting: number) => void },
): Promise<{ pages: number; files: number; broken: { address: string; status: number; from: string }[] }>
