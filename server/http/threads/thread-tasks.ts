// The code of a worker thread: see worker-thread.ts.

type Task = { module: string; name: string; task: unknown }

/** Loads a module with its imports, unless it is loaded. */
export async function load(module: string): Promise<void> {
  await import(module)
}

/** Calls an exported function of a loaded module. */
export async function call({ module, name, task }: Task): Promise<unknown> {
  const functions: Record<string, (task: unknown) => unknown> = await import(module)
  return functions[name]?.(task)
}
