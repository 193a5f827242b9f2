// For `node --import`: ends this process when its parent ends in any way, because that closes standard input.
process.stdin
  .once('close', () => process.exit(1))
  .resume()
  .unref()
