package main

import (
	"context"
	"database/sql"
	"fmt"
	"log"
	"path/filepath"
	"strings"
	"time"

	_ "modernc.org/sqlite"
)

const lookEvery = time.Second

// keepIndexes gives each collection an index that reading by _id uses.
//
// FerretDB makes one on `_ferretdb_sjson->"_id"` and asks for `_ferretdb_sjson->'$._id'`. SQLite takes
// an index only for the very expression that it was made of, so each read would look at every document.
func keepIndexes(ctx context.Context, dir string) {
	open := map[string]*sql.DB{}
	defer func() {
		for _, db := range open {
			db.Close()
		}
	}()
	for {
		files, _ := filepath.Glob(filepath.Join(dir, "*.sqlite"))
		for _, file := range files {
			if open[file] == nil {
				db, err := sql.Open("sqlite", "file:"+file+"?_pragma=busy_timeout(10000)")
				if err != nil {
					log.Print(err)
					continue
				}
				open[file] = db
			}
			if err := addIndexes(ctx, open[file]); err != nil && ctx.Err() == nil {
				log.Print(err)
			}
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(lookEvery):
		}
	}
}

func addIndexes(ctx context.Context, db *sql.DB) error {
	tables, err := tablesWithout(ctx, db)
	if err != nil {
		return err
	}
	for _, table := range tables {
		index := fmt.Sprintf(
			`CREATE INDEX IF NOT EXISTS %q ON %q (_ferretdb_sjson->'$._id')`, table+suffix, table,
		)
		if _, err := db.ExecContext(ctx, index); err != nil {
			return err
		}
	}
	return nil
}

const suffix = "_read_by_id"

func tablesWithout(ctx context.Context, db *sql.DB) ([]string, error) {
	rows, err := db.QueryContext(ctx, `
		SELECT name FROM sqlite_master AS t WHERE type = 'table' AND NOT EXISTS (
			SELECT 1 FROM sqlite_master AS i WHERE i.type = 'index' AND i.name = t.name || ?)`, suffix)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var tables []string
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			return nil, err
		}
		if !strings.HasPrefix(name, "_ferretdb_") && !strings.HasPrefix(name, "sqlite_") {
			tables = append(tables, name)
		}
	}
	return tables, rows.Err()
}
