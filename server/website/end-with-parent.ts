// For `node --import`: ends this process when the one that started it ends, in any way, and standard input closes with it.
process.stdin
  .once('close', () => process.exit(1))
  .resume()
  .unref()
