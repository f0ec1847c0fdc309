// A MongoDB-protocol server on SQLite (FerretDB), for machines that have no mongod.
//
//	mongo-stand-in ADDRESS DATA_DIR
//
// It serves what the platform asks of MongoDB: immutable documents, inserted once and read by _id.
// Concurrent updates are lost silently and transactions are missing, so nothing else may rely on it.
package main

import (
	"context"
	"log"
	"os"
	"os/signal"
	"syscall"

	"github.com/FerretDB/FerretDB/ferretdb"
)

func main() {
	if len(os.Args) != 3 {
		log.Fatal("usage: mongo-stand-in ADDRESS DATA_DIR")
	}
	server, err := ferretdb.New(&ferretdb.Config{
		Listener:  ferretdb.ListenerConfig{TCP: os.Args[1]},
		Handler:   "sqlite",
		SQLiteURL: "file:" + os.Args[2] + "/",
	})
	if err != nil {
		log.Fatal(err)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	go keepIndexes(ctx, os.Args[2])
	if err := server.Run(ctx); err != nil {
		log.Fatal(err)
	}
}
